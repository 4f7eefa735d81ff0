import type { MultipartFile } from '@fastify/multipart';
import {
  createParamDecorator,
  Injectable,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import type { FastifyRequest } from 'fastify';
import { catchError, finalize, type Observable } from 'rxjs';
import { BusyError, ValidationError } from '../../errors/domain-error';
import { RateLimiter } from '../../rate-limit/rate-limiter';
import type { Caller } from '../access/caller.decorator';
import { decodedText } from './well-formed';

/** Forms that a process holds in memory at once, of 5 MB each at most. */
const MAX_FORMS = 12;

type UploadRequest = FastifyRequest & { uploaded?: Buffer; user: Caller };

/** The uploaded file's bytes, or null when none came. */
export const UploadedBytes = createParamDecorator((_: unknown, context: ExecutionContext): Buffer | null => {
  return context.switchToHttp().getRequest<UploadRequest>().uploaded ?? null;
});

/**
 * Reads a signed-in user's multipart form before the pipes run: its text fields become the body, its one file the
 * uploaded bytes. Other content types pass through untouched. What is too much is refused before its file is read: more
 * pictures than an account may send in an hour, and more forms at once than there is memory for.
 */
@Injectable()
export class UploadInterceptor implements NestInterceptor {
  private forms = 0;

  constructor(private readonly limits: RateLimiter) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    if (!request.isMultipart()) return next.handle();
    if (this.forms >= MAX_FORMS) throw new BusyError();
    this.forms++;
    try {
      await this.limits.consume('picture:account', request.user.userId);
      await readForm(request);
      if (!request.uploaded) await this.limits.refund('picture:account', request.user.userId);
    } catch (error) {
      this.forms--;
      throw error;
    }
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        // It was not looked at.
        if (error instanceof BusyError) await this.limits.refund('picture:account', request.user.userId);
        throw error;
      }),
      finalize(() => this.forms--),
    );
  }
}

async function readForm(request: UploadRequest): Promise<void> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts()) {
      const name = decodedText(part.fieldname, 'name of a field');
      if (part.type === 'file') request.uploaded = await readFile(part);
      else if (name in fields) throw new ValidationError([`The field "${name}" came twice`]).about(name);
      else fields[name] = decodedText(String(part.value), name);
    }
  } catch (error) {
    if (error instanceof ValidationError) throw error;
    throw refusalFor(error);
  }
  request.body = { ...fields };
}

async function readFile(part: MultipartFile): Promise<Buffer> {
  const bytes = await part.toBuffer();
  decodedText(part.filename, part.fieldname);
  if (part.fieldname !== 'profileImage')
    throw new ValidationError(['The picture must be sent as profileImage']).about(part.fieldname);
  return bytes;
}

function refusalFor(error: unknown): ValidationError {
  const code = (error as { code?: string }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new ValidationError(['Profile picture must be at most 5 MB']).about('profileImage');
  if (code === 'FST_FILES_LIMIT')
    return new ValidationError(['Please send one picture at a time']).about('profileImage');
  return new ValidationError(['The form could not be read. Please try again.']);
}
