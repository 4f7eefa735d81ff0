import { Command, SubCommand } from 'nest-commander';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';

@SubCommand({ name: 'keys', description: 'Makes a pair of keys for web push, and stores nothing' })
class PushKeysCommand extends JsonCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const lines = `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
    this.answer({ publicKey, privateKey }, lines, json);
  }
}

@Command({ name: 'push', description: 'Notifications on Mondays', subCommands: [PushKeysCommand] })
export class PushCommand extends CommandGroup {}
