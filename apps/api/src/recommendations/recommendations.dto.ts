import { IsString, MaxLength, MinLength } from 'class-validator';

const MISSING = { message: 'Missing required parameters' };

export class BodyPartQuery {
  @MaxLength(40, MISSING)
  @MinLength(1, MISSING)
  @IsString(MISSING)
  bodyPart: string;

  @MaxLength(40, MISSING)
  @MinLength(1, MISSING)
  @IsString(MISSING)
  bodyPartAttribute: string;
}
