import { ApiProperty, ApiSchema } from '@nestjs/swagger';
import { Matches, MaxLength } from 'class-validator';
import { createRule } from '../../platform/http/requests/fields.decorators';
import { fields as t } from '../messages.en';
import { NullableProperty } from '../../platform/http/responses/properties';

@ApiSchema({ description: 'Notification state of this device.' })
export class MondayPushResponse {
  @NullableProperty(String, 'VAPID public key to subscribe with. Null when notifications are not configured.')
  publicKey: string | null;

  @ApiProperty({ description: 'Whether this session gets notifications.' }) isOn: boolean;
}

@ApiSchema({ description: "A browser's push subscription." })
export class MondayPushDto {
  @ApiProperty({ maxLength: 1000, example: 'https://updates.push.example/wpush/v2/gAAAA' })
  @MaxLength(1_000, createRule(t('endpoint')))
  @Matches(/^https?:\/\//, createRule(t('endpoint')))
  endpoint: string;

  @ApiProperty({
    pattern: '^[\\w-]{87}$',
    description: 'Public key of the browser, 65 bytes in base64url.',
    example: 'BNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8xNc4R8x_Q',
  })
  @Matches(/^[\w-]{87}$/, createRule(t('p256dh')))
  p256dh: string;

  @ApiProperty({
    pattern: '^[\\w-]{22}$',
    description: 'Authentication secret of the browser, 16 bytes in base64url.',
    example: 'q1W5mZ7tS0vB2nK8cY4xLg',
  })
  @Matches(/^[\w-]{22}$/, createRule(t('auth')))
  auth: string;
}
