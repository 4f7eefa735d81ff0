const CODE_NAMES = {
  InternalError: 1,
  BadValue: 2,
  FailedToParse: 9,
  Unauthorized: 13,
  InvalidLength: 16,
  Overflow: 15,
  TypeMismatch: 14,
  IllegalOperation: 20,
  NamespaceNotFound: 26,
  IndexNotFound: 27,
  PathNotViable: 28,
  ConflictingUpdateOperators: 40,
  CursorNotFound: 43,
  NamespaceExists: 48,
  MaxTimeMSExpired: 50,
  DollarPrefixedFieldName: 52,
  InvalidIdField: 53,
  NotSingleValueField: 54,
  EmptyFieldName: 56,
  CommandNotFound: 59,
  ImmutableField: 66,
  CannotCreateIndex: 67,
  InvalidOptions: 72,
  InvalidNamespace: 73,
  IndexOptionsConflict: 85,
  IndexKeySpecsConflict: 86,
  InvalidPipelineOperator: 168,
  CannotIndexParallelArrays: 171,
  AmbiguousIndexKeyPattern: 181,
  ExceededMemoryLimit: 146,
  QueryPlanKilled: 175,
  ConversionFailure: 241,
  MaxSubPipelineDepthExceeded: 232,
  NotImplemented: 238,
  APIVersionError: 322,
  UnsupportedOpQueryCommand: 352,
  DuplicateKey: 11000,
  BSONObjectTooLarge: 10334,
  OutOfDiskSpace: 14031,
} as const;

export type CodeName = keyof typeof CODE_NAMES;

const NAMES = new Map<number, string>(Object.entries(CODE_NAMES).map(([name, code]) => [code, name]));

export class CommandError extends Error {
  readonly code: number;
  readonly codeName: string;

  constructor(
    code: CodeName | number,
    message: string,
    readonly details: Record<string, unknown> = {},
  ) {
    super(message);
    this.name = 'CommandError';
    this.code = typeof code === 'number' ? code : CODE_NAMES[code];
    this.codeName = NAMES.get(this.code) ?? `Location${this.code}`;
  }
}

/** Rejects unsupported parts of MongoDB, so that no result is silently wrong. */
export function createNotSupportedError(what: string): CommandError {
  return new CommandError('NotImplemented', `${what} is not supported by the embedded database`);
}

/** Another live process serves the folder; `uri` is its server. */
export class FolderInUseError extends Error {
  constructor(
    readonly folder: string,
    readonly uri: string,
  ) {
    super(`The database folder ${folder} is in use by the server at ${uri}`);
    this.name = 'FolderInUseError';
  }
}
