import { ApiProperty } from '@nestjs/swagger';

class Passkey {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty() createdAt: Date;
  @ApiProperty({ type: Date, nullable: true }) lastUsedAt: Date | null;
}

class LinkableProvider {
  @ApiProperty() id: string;
  @ApiProperty() name: string;
  @ApiProperty() isLinked: boolean;
  @ApiProperty({
    type: String,
    nullable: true,
    description: 'Email address from the provider at the time of linking. Null when it gave none.',
  })
  email: string | null;
}

class SecondStep {
  @ApiProperty({ description: 'Whether an authenticator app is set up.' }) totp: boolean;
  @ApiProperty({ description: 'Whether a passkey is required after the password.' }) passkey: boolean;
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
}

export class SignInMethodsResponse {
  @ApiProperty() hasPassword: boolean;
  @ApiProperty({ type: [Passkey] }) passkeys: Passkey[];
  @ApiProperty({ type: [LinkableProvider] }) providers: LinkableProvider[];
  @ApiProperty({
    type: SecondStep,
    nullable: true,
    description: 'Null when two-factor authentication is off.',
  })
  secondStep: SecondStep | null;
}
