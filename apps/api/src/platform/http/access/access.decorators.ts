import { SetMetadata, type Type } from '@nestjs/common';
import { documentRoutes } from '../../openapi/route.decorators';
import { ACCESS, type Access } from './access';

/** Opens a route to everyone. */
export const Public = () => openTo('public');

/** Opens a route of a narrower controller to everyone who is signed in, with a verified email address or without. */
export const SignedIn = () => openTo('signed-in');

/** Narrows a route to users whose email address is verified. */
export const Verified = () => openTo('verified');

/** Narrows a route to verified users with lifetime access. */
export const Premium = () => openTo('premium');

/** Each controller has one of these, and methods that differ from it have their own. */
function openTo(access: Access): ClassDecorator & MethodDecorator {
  return (target: object, key?: string | symbol, descriptor?: PropertyDescriptor): void => {
    if (key === undefined) documentRoutes(target as Type, access);
    SetMetadata(ACCESS, access)(target as Type, key as string, descriptor!);
  };
}
