import { Command, SubCommand } from 'nest-commander';
import { CommandGroup, JsonCommand } from '../../platform/command-line/admin-command';

@SubCommand({
  name: 'keys',
  description: 'Generate a key pair for web push and print it, without storing it',
})
class PushKeysCommand extends JsonCommand {
  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const { default: webPush } = await import('web-push');
    const { publicKey, privateKey } = webPush.generateVAPIDKeys();
    const lines = `VAPID_PUBLIC_KEY=${publicKey}\nVAPID_PRIVATE_KEY=${privateKey}`;
    this.printResult({ publicKey, privateKey }, lines, json);
  }
}

@Command({ name: 'push', description: 'Manage Monday notifications', subCommands: [PushKeysCommand] })
export class PushCommand extends CommandGroup {}
