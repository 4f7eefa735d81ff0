import type { ApiKeyScope } from '@figura/contracts';
import { SetMetadata, type Type } from '@nestjs/common';
import { documentRoutes } from '../../openapi/route.decorators';
import { ACCESS, KEY_ACCESS, type Access, type KeyAccess } from './access';

export const Public = () => openTo('public');

export const SignedIn = () => openTo('signed-in');

export const Verified = () => openTo('verified');

export const Premium = () => openTo('premium');

/** Lets API keys read, and write if they have the scope `write`. */
export const OpenToKeys = (write?: ApiKeyScope) => SetMetadata<string, KeyAccess>(KEY_ACCESS, { write });

function openTo(access: Access): ClassDecorator & MethodDecorator {
  return (target: object, key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (key === undefined) documentRoutes(target as Type, access);
    SetMetadata(ACCESS, access)(target as Type, key as string, descriptor!);
  };
}
