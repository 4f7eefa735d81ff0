import { Param } from '@nestjs/common';
import { ApiParam } from '@nestjs/swagger';

interface PathParam {
  name: string;
  description: string;
  example: string;
}

export function createPathParam(about: PathParam): () => ParameterDecorator {
  return () => (controller, method, index) => {
    Param(about.name)(controller, method, index);
    ApiParam(about)(controller, method!, Object.getOwnPropertyDescriptor(controller, method!)!);
  };
}
