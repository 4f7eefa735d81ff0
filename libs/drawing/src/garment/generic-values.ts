type Attributes = Readonly<Record<string, readonly string[]>>;

const GENERIC: Readonly<Record<string, readonly string[]>> = {
  'fit fitted': ['fitted-bodice', 'fitted-hip', 'fitted-thigh'],
  'fit loose': ['boxy', 'easy-hip', 'easy-thigh'],
  'pattern color-block': ['block-horizontal'],
};

const BY_REACH: Readonly<Record<string, readonly [top: string, other: string]>> = {
  'length short': ['waist-length-top', 'mini'],
  'specialFeatures ruffles': ['ruffle-bust', 'hem-ruffle'],
};

const UPPER: readonly string[] = ['Tops', 'Outerwear'];

const FINE_STRIPED: readonly string[] = ['shirt', 'blouse', 'shirt-dress'];

export const replaceGenericValues = (category: string, type: string, attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([attribute, values]) => [
      attribute,
      values.flatMap((value) => {
        const key = `${attribute} ${value}`;
        if (key === 'prints stripe' && FINE_STRIPED.includes(type)) return 'stripe-vertical';
        if (key === 'length short' && category === 'Outerwear') return value;
        return GENERIC[key] ?? BY_REACH[key]?.[UPPER.includes(category) ? 0 : 1] ?? value;
      }),
    ]),
  );
