import fc from 'fast-check';

const BOUNDARY = 'figura-form';

export const FORM_TYPE = `multipart/form-data; boundary=${BOUNDARY}`;

const NAMES = ['__proto__', 'constructor', '', 'hasPaid', 'profileImage[]'];
const FILE_NAMES = ['a.png', '../../a.png', 'a.svg', '\u0000', 'Zoe\u0308.png', 'x'.repeat(300)];
const FILES = [
  '',
  '<svg onload="alert(1)"/>',
  'GIF89a',
  '\u00ff\u00d8\u00ff',
  'RIFF0000WEBP',
  'x'.repeat(50_000),
];

export function createHostileForm(fields: string[], text: fc.Arbitrary<string>): fc.Arbitrary<string> {
  const field = fc
    .tuple(fc.constantFrom(...fields, ...NAMES), fc.oneof(fc.constantFrom('Mira', 'F', 'metric'), text))
    .map(([name, value]) => formatPart(`name="${name}"`, value));
  const file = fc
    .tuple(
      fc.constantFrom('profileImage', ...fields),
      fc.constantFrom(...FILE_NAMES),
      fc.constantFrom(...FILES),
    )
    .map(([name, fileName, bytes]) => formatPart(`name="${name}"; filename="${fileName}"`, bytes));
  const end = fc.constantFrom(`--${BOUNDARY}--\r\n`, `--${BOUNDARY}--\r\n`, '');
  return fc
    .tuple(fc.array(fc.oneof(field, field, file), { maxLength: 14 }), end)
    .map(([parts, last]) => parts.join('') + last);
}

export function formatForm(name: string, value: string): string {
  return `${formatPart(`name="${name}"`, value)}--${BOUNDARY}--\r\n`;
}

function formatPart(disposition: string, value: string): string {
  return `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${value}\r\n`;
}
