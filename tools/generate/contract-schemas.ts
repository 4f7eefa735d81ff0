import { join } from 'node:path';
import ts from 'typescript';

/** The part of JSON Schema that says what the contracts' types say. */
export interface TypeSchema {
  description?: string;
  $ref?: string;
  type?: string | string[];
  const?: string | number | boolean;
  enum?: (string | number | boolean | null)[];
  anyOf?: TypeSchema[];
  items?: TypeSchema;
  properties?: Record<string, TypeSchema>;
  required?: string[];
  additionalProperties?: boolean | TypeSchema;
}

const REFERENCE = '#/components/schemas/';

/**
 * The JSON schema of every exported type of the contracts, by its name. Objects are closed: a field that no type names
 * is a mistake. Types that refer to each other by name do so in their schemas as well.
 *
 * @param workspace top folder of the checkout
 * @throws Error for a kind of type that has no JSON schema here
 */
export function contractSchemas(workspace: string): Record<string, TypeSchema> {
  const face = join(workspace, 'libs/contracts/src/index.ts');
  const program = ts.createProgram([face], {
    strict: true,
    exactOptionalPropertyTypes: true,
    target: ts.ScriptTarget.ES2023,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
    types: [],
  });
  const checker = program.getTypeChecker();
  const module = checker.getSymbolAtLocation(program.getSourceFile(face)!)!;
  const types = checker
    .getExportsOfModule(module)
    .map((symbol) => (symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol))
    .filter((symbol) => symbol.flags & (ts.SymbolFlags.Interface | ts.SymbolFlags.TypeAlias))
    .filter((symbol) => !symbol.declarations?.[0]?.getSourceFile().fileName.includes('/generated/'));
  const writer = new SchemaWriter(checker, new Set(types));
  return Object.fromEntries(
    types.map((symbol) => [symbol.name, writer.named(symbol)] as const).sort(([a], [b]) => (a < b ? -1 : 1)),
  );
}

class SchemaWriter {
  constructor(
    private readonly checker: ts.TypeChecker,
    private readonly exported: ReadonlySet<ts.Symbol>,
  ) {}

  named(symbol: ts.Symbol): TypeSchema {
    return { ...this.description(symbol), ...this.structure(this.checker.getDeclaredTypeOfSymbol(symbol)) };
  }

  private reference(type: ts.Type): TypeSchema {
    const symbol = type.aliasSymbol ?? type.symbol;
    return symbol && this.exported.has(symbol)
      ? { $ref: `${REFERENCE}${symbol.name}` }
      : this.structure(type);
  }

  private structure(type: ts.Type): TypeSchema {
    if (type.flags & ts.TypeFlags.String) return { type: 'string' };
    if (type.flags & ts.TypeFlags.Number) return { type: 'number' };
    if (type.flags & ts.TypeFlags.Boolean) return { type: 'boolean' };
    if (type.flags & ts.TypeFlags.Null) return { type: 'null' };
    if (type.flags & ts.TypeFlags.BooleanLiteral)
      return { const: this.checker.typeToString(type) === 'true' };
    if (type.isStringLiteral() || type.isNumberLiteral()) return { const: type.value };
    if (type.isUnion()) return this.union(type.types);
    if (this.checker.isArrayType(type))
      return {
        type: 'array',
        items: this.reference(this.checker.getTypeArguments(type as ts.TypeReference)[0]!),
      };
    if (type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)) return this.object(type);
    throw new Error(`There is no schema for the type ${this.checker.typeToString(type)}.`);
  }

  private union(members: ts.Type[]): TypeSchema {
    const nullable = members.some((member) => member.flags & ts.TypeFlags.Null);
    const others = members.filter((member) => !(member.flags & (ts.TypeFlags.Null | ts.TypeFlags.Undefined)));
    if (others.length && others.every((member) => member.isStringLiteral()))
      return {
        type: 'string',
        enum: [...others.map(({ value }) => value).sort(), ...(nullable ? [null] : [])],
      };
    const schemas = isBoolean(others)
      ? [{ type: 'boolean' }]
      : others.map((member) => this.reference(member));
    const [only] = schemas;
    if (schemas.length > 1 || (nullable && only!.type === undefined))
      return { anyOf: [...schemas, ...(nullable ? [{ type: 'null' }] : [])] };
    return nullable ? { ...only, type: [only!.type as string, 'null'] } : only!;
  }

  private object(type: ts.Type): TypeSchema {
    const properties: Record<string, TypeSchema> = {};
    const required: string[] = [];
    for (const property of this.checker.getPropertiesOfType(type)) {
      const optional = (property.flags & ts.SymbolFlags.Optional) !== 0;
      if (!optional) required.push(property.name);
      properties[property.name] = {
        ...this.reference(withoutUndefined(this.checker, property)),
        ...this.description(property),
      };
    }
    const index = this.checker.getIndexTypeOfType(type, ts.IndexKind.String);
    return {
      type: 'object',
      properties,
      required,
      additionalProperties: index ? this.reference(index) : false,
    };
  }

  private description(symbol: ts.Symbol): { description?: string } {
    const text = ts.displayPartsToString(symbol.getDocumentationComment(this.checker)).replace(/\s+/g, ' ');
    return text ? { description: text } : {};
  }
}

function isBoolean(members: ts.Type[]): boolean {
  return members.length === 2 && members.every((member) => member.flags & ts.TypeFlags.BooleanLiteral);
}

/** The type of a property; for an optional one without the `undefined` that stands for its absence. */
function withoutUndefined(checker: ts.TypeChecker, property: ts.Symbol): ts.Type {
  const type = checker.getTypeOfSymbol(property);
  if (!type.isUnion()) return type;
  const rest = type.types.filter((member) => !(member.flags & ts.TypeFlags.Undefined));
  return rest.length === 1 ? rest[0]! : type;
}
