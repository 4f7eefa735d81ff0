import { Injectable } from '@nestjs/common';
import { SessionsRepository } from './sessions.repository';

type Listener = (userId: string, sessionId: string) => Promise<void>;

@Injectable()
export class SessionWatch {
  private readonly listeners: Listener[] = [];

  constructor(private readonly sessions: SessionsRepository) {}

  async isLive(sessionId: string): Promise<boolean> {
    return (await this.sessions.find(sessionId)) !== null;
  }

  onSignedOut(listener: Listener): void {
    this.listeners.push(listener);
  }

  async notifySignedOut(userId: string, sessionId: string): Promise<void> {
    for (const listener of this.listeners) await listener(userId, sessionId);
  }
}
