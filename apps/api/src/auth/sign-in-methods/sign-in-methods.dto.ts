import { ApiProperty } from '@nestjs/swagger';
import { Provider } from '../providers/providers.dto';
import { ListProperty, NullableProperty } from '../../platform/http/responses/properties';

class Passkey {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty() createdAt: Date;
  @NullableProperty(Date) lastUsedAt: Date | null;
}

class LinkableProvider extends Provider {
  @ApiProperty() isLinked: boolean;
  @NullableProperty(String, 'Email address from the provider at the time of linking. Null when it gave none.')
  email: string | null;
}

class SecondStep {
  @ApiProperty({ description: 'Whether an authenticator app is set up.' }) totp: boolean;
  @ApiProperty({ description: 'Whether a passkey is required after the password.' }) passkey: boolean;
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
}

export class SignInMethodsResponse {
  @ApiProperty() hasPassword: boolean;
  @ListProperty(Passkey) passkeys: Passkey[];
  @ListProperty(LinkableProvider) providers: LinkableProvider[];
  @NullableProperty(SecondStep, 'Null when two-factor authentication is off.')
  secondStep: SecondStep | null;
}
