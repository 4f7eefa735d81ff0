import type { Type } from '@nestjs/common';
import { ApiProperty, ApiPropertyOptional } from '@nestjs/swagger';

type PropertyType = Type | (() => unknown);

export function NullableProperty(type: PropertyType, description?: string): PropertyDecorator {
  return ApiProperty({ type: type as Type, nullable: true, ...(description && { description }) });
}

export function ListProperty(type: PropertyType, description?: string): PropertyDecorator {
  return ApiProperty({ type: [type as Type], ...(description && { description }) });
}

export function NullableChoiceProperty(values: readonly string[], description?: string): PropertyDecorator {
  return ApiProperty({ enum: [...values], nullable: true, ...(description && { description }) });
}

export function ChoicesProperty(values: readonly string[], description?: string): PropertyDecorator {
  return ApiProperty({ enum: [...values], isArray: true, ...(description && { description }) });
}

export function TrueProperty(description?: string): PropertyDecorator {
  return ApiPropertyOptional({ enum: [true], type: Boolean, ...(description && { description }) });
}
