import type { MultipartFile } from '@fastify/multipart';
import {
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import type { Observable } from 'rxjs';
import { ValidationError } from '../errors/domain-error';
import { decodedText } from './well-formed';

type UploadRequest = FastifyRequest & { uploaded?: Buffer };

/** The uploaded file's bytes, or null when none came. */
export const UploadedBytes = createParamDecorator((_: unknown, context: ExecutionContext): Buffer | null => {
  return context.switchToHttp().getRequest<UploadRequest>().uploaded ?? null;
});

/**
 * Reads a multipart form before the pipes run: its text fields become the body, its one file the uploaded bytes.
 * Other content types pass through untouched.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    if (request.isMultipart()) await readForm(request);
    return next.handle();
  }
}

async function readForm(request: UploadRequest): Promise<void> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts()) {
      const name = decodedText(part.fieldname, 'name of a field');
      if (part.type === 'file') request.uploaded = await readFile(part);
      else if (name in fields) throw new ValidationError([`The field "${name}" came twice`]);
      else fields[name] = decodedText(String(part.value), name);
    }
  } catch (error) {
    if (error instanceof ValidationError) throw error;
    throw new ValidationError([sentenceFor(error)]);
  }
  request.body = { ...fields };
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  decodedText(part.filename, part.fieldname);
  if (part.fieldname !== 'profileImage')
    throw new ValidationError(['The picture must be sent as profileImage']);
  return bytes;
}

function sentenceFor(error: unknown): string {
  const code = (error as { code?: string }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE') return 'Profile picture must be at most 5 MB';
  if (code === 'FST_FILES_LIMIT') return 'Please send one picture at a time';
  return 'The form could not be read. Please try again.';
}
