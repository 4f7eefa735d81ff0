import type { Type } from '@nestjs/common';

export function createFieldsDto<Name extends string, Value>(
  names: readonly Name[],
  decorate: (name: Name) => PropertyDecorator,
): Type<Record<Name, Value>> {
  class FieldsDto {}
  for (const name of names) decorate(name)(FieldsDto.prototype, name);
  return FieldsDto as Type<Record<Name, Value>>;
}
