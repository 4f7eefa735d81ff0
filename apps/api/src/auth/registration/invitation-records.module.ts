import { Module } from '@nestjs/common';
import { MongooseModule } from '@nestjs/mongoose';
import { providePersonalData } from '../../platform/personal-data/personal-data';
import { MailModule } from '../../mail/mail.module';
import { INVITATION_MODEL, invitationSchema } from './invitation.schema';
import { InvitationsRepository } from './invitations.repository';
import { InvitationsService } from './invitations.service';

@Module({
  imports: [MailModule, MongooseModule.forFeature([{ name: INVITATION_MODEL, schema: invitationSchema }])],
  providers: [
    InvitationsRepository,
    InvitationsService,
    providePersonalData([InvitationsRepository], (invitations) => ({
      name: 'invitations',
      eraseFor: (userId) => invitations.deleteUsedBy(userId),
    })),
  ],
  exports: [InvitationsService],
})
export class InvitationRecordsModule {}
