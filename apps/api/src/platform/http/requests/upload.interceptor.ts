import type { Text } from '@figura/messages';
import type { MultipartFile } from '@fastify/multipart';
import {
  applyDecorators,
  createParamDecorator,
  Injectable,
  SetMetadata,
  UseInterceptors,
  type CallHandler,
  type ExecutionContext,
  type NestInterceptor,
} from '@nestjs/common';
import { Reflector } from '@nestjs/core';
import type { FastifyRequest } from 'fastify';
import { catchError, finalize, type Observable } from 'rxjs';
import { BusyError, ValidationError } from '../../errors/domain-error';
import type { LimitName } from '../../rate-limit/limits';
import { RateLimiter } from '../../rate-limit/rate-limiter';
import type { Caller } from '../access/caller.decorator';
import { decodeText } from './well-formed';
import { requests as t } from './messages.en';

/** Forms that a process holds in memory at the same time, up to 5 MB each. */
const MAX_FORMS = 12;

export interface PictureField {
  field: string;
  label: Text;
  limit: LimitName;
}

const PICTURE_FIELD = 'figura:picture-field';

export const Upload = (picture: PictureField) =>
  applyDecorators(SetMetadata(PICTURE_FIELD, picture), UseInterceptors(UploadInterceptor));

type UploadRequest = FastifyRequest & { uploaded?: Buffer; user: Caller };

/** Null without a file. */
export const UploadedBytes = createParamDecorator((_: unknown, context: ExecutionContext): Buffer | null => {
  return context.switchToHttp().getRequest<UploadRequest>().uploaded ?? null;
});

/**
 * Reads multipart forms before the pipes run; other content types pass through. Checks rate and memory limits
 * before it reads the file.
 */
@Injectable()
class UploadInterceptor implements NestInterceptor {
  private forms = 0;

  constructor(
    private readonly limits: RateLimiter,
    private readonly reflector: Reflector,
  ) {}

  async intercept(context: ExecutionContext, next: CallHandler): Promise<Observable<unknown>> {
    const request = context.switchToHttp().getRequest<UploadRequest>();
    if (!request.isMultipart()) return next.handle();
    if (this.forms >= MAX_FORMS) throw new BusyError();
    const picture = this.reflector.get<PictureField>(PICTURE_FIELD, context.getHandler());
    const { limit } = picture;
    this.forms++;
    try {
      await this.limits.consume(limit, request.user.userId);
      await readForm(request, picture);
      if (!request.uploaded) await this.limits.refund(limit, request.user.userId);
    } catch (error) {
      this.forms--;
      throw error;
    }
    return next.handle().pipe(
      catchError(async (error: unknown) => {
        if (error instanceof BusyError) await this.limits.refund(limit, request.user.userId);
        throw error;
      }),
      finalize(() => this.forms--),
    );
  }
}

async function readForm(request: UploadRequest, picture: PictureField): Promise<void> {
  const fields: Record<string, unknown> = Object.create(null) as Record<string, unknown>;
  try {
    for await (const part of request.parts()) {
      const name = decodeText(part.fieldname, 'name of a field');
      if (part.type === 'file') request.uploaded = await readFile(part, picture);
      else if (name in fields) throw new ValidationError([t('fieldTwice', { name })]).about(name);
      else fields[name] = decodeText(String(part.value), name);
    }
  } catch (error) {
    if (error instanceof ValidationError) throw error;
    throw createValidationErrorFor(error, picture);
  }
  request.body = { ...fields };
}

async function readFile(part: MultipartFile, { field }: PictureField): Promise<Buffer> {
  const bytes = await part.toBuffer();
  decodeText(part.filename, part.fieldname);
  if (part.fieldname !== field)
    throw new ValidationError([t('pictureField', { field })]).about(part.fieldname);
  return bytes;
}

function createValidationErrorFor(error: unknown, { field, label }: PictureField): ValidationError {
  const code = (error as { code?: string }).code;
  if (code === 'FST_REQ_FILE_TOO_LARGE')
    return new ValidationError([t('pictureTooLarge', { label })]).about(field);
  if (code === 'FST_FILES_LIMIT') return new ValidationError([t('onePicture')]).about(field);
  return new ValidationError([t('unreadableForm')]);
}
