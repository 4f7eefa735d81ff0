import { ConflictError } from '../../errors/domain-error';

export class CopyRefusedError extends ConflictError {}

export class CopyIncompleteError extends ConflictError {}
