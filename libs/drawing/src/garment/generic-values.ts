type Attributes = Readonly<Record<string, readonly string[]>>;

const GENERIC: Readonly<Record<string, readonly string[]>> = {
  'fit fitted': ['fitted-bodice', 'fitted-hip', 'fitted-thigh'],
  'fit loose': ['boxy', 'easy-hip', 'easy-thigh'],
  'pattern color-block': ['block-horizontal'],
  'specialFeatures back-pockets': ['large-back-pockets'],
};

const BY_REACH: Readonly<Record<string, readonly [top: string, other: string]>> = {
  'length short': ['waist-length-top', 'mini'],
  'specialFeatures ruffles': ['ruffle-bust', 'hem-ruffle'],
};

const UPPER: readonly string[] = ['Tops', 'Outerwear'];

export const replaceGenericValues = (category: string, attributes: Attributes): Attributes =>
  Object.fromEntries(
    Object.entries(attributes).map(([attribute, values]) => [
      attribute,
      values.flatMap((value) => {
        const key = `${attribute} ${value}`;
        return GENERIC[key] ?? BY_REACH[key]?.[UPPER.includes(category) ? 0 : 1] ?? value;
      }),
    ]),
  );
