import type { INestApplication } from '@nestjs/common';
import { ROUTE_ARGS_METADATA } from '@nestjs/common/constants';
import { RouteParamtypes } from '@nestjs/common/enums/route-paramtypes.enum';
import { MetadataScanner, ModulesContainer, Reflector } from '@nestjs/core';
import { ACCESS, type Access } from '../http/access/access.decorators';
import { IN_TURN } from '../http/requests/in-turn.interceptor';
import { operationsOf, type Operation } from './operation';

type DtoClass = abstract new () => object;

/** A controller's method that answers requests, and what its code says about it. */
export interface Route {
  /** What @nestjs/swagger calls it: `AuthController_login`. */
  key: string;
  access: Access;
  /** A few of its requests run at once for each account. */
  isInTurn: boolean;
  operation: Operation | undefined;
  /** Class of the body, which may be Buffer. */
  body: DtoClass | undefined;
  query: DtoClass | undefined;
}

/** Every route of every controller of an application. */
export function routesOf(app: INestApplication): Route[] {
  const scanner = new MetadataScanner();
  const reflector = new Reflector();
  return [...app.get(ModulesContainer).values()].flatMap((module) =>
    [...module.controllers.values()].flatMap(({ metatype }) => {
      const controller = metatype as { name: string; prototype: Record<string, () => unknown> };
      return scanner
        .getAllMethodNames(controller.prototype)
        .filter((method) => Reflect.hasMetadata('path', controller.prototype[method]!))
        .map((method) => ({
          key: `${controller.name}_${method}`,
          access:
            reflector.getAllAndOverride<Access | undefined>(ACCESS, [
              controller.prototype[method]!,
              controller as never,
            ]) ?? 'signed-in',
          isInTurn: reflector.get<boolean | undefined>(IN_TURN, controller.prototype[method]!) ?? false,
          operation: operationsOf(controller)[method],
          body: parameterClass(controller, method, RouteParamtypes.BODY),
          query: parameterClass(controller, method, RouteParamtypes.QUERY),
        }));
    }),
  );
}

/** The class that a method's parameter of a kind is declared with. */
function parameterClass(
  controller: { prototype: object },
  method: string,
  kind: RouteParamtypes,
): DtoClass | undefined {
  const args = (Reflect.getMetadata(ROUTE_ARGS_METADATA, controller, method) ?? {}) as Record<
    string,
    { index: number }
  >;
  const key = Object.keys(args).find((name) => name.startsWith(`${kind}:`));
  const types = Reflect.getMetadata('design:paramtypes', controller.prototype, method) as DtoClass[];
  return key === undefined ? undefined : types[args[key]!.index];
}
