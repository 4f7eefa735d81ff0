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
  @ApiProperty({ type: String, nullable: true, description: 'As the provider gave it when it was linked.' })
  email: string | null;
}

class SecondStep {
  @ApiProperty({ description: 'An authenticator app is set up.' }) totp: boolean;
  @ApiProperty({ description: 'A passkey is asked for after the password.' }) passkey: boolean;
  @ApiProperty({ type: 'integer' }) recoveryCodesLeft: number;
}

export class SignInMethodsResponse {
  @ApiProperty() hasPassword: boolean;
  @ApiProperty({ type: [Passkey] }) passkeys: Passkey[];
  @ApiProperty({ type: [LinkableProvider] }) providers: LinkableProvider[];
  @ApiProperty({ type: SecondStep, nullable: true, description: 'Null while it is off.' })
  secondStep: SecondStep | null;
}
