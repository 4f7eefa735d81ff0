import { once } from 'node:events';
import { connect } from 'node:net';
import { SmtpSink } from './smtp-sink';

describe('SmtpSink', () => {
  it('SmtpSink drops an aborted mail and accepts the next one', async () => {
    const sink = await SmtpSink.start();
    const { hostname, port } = new URL(sink.url);

    async function send(lines: string[]): Promise<void> {
      const socket = connect(Number(port), hostname);
      await once(socket, 'data');
      for (const line of lines) {
        socket.write(`${line}\r\n`);
        await once(socket, 'data');
      }
      socket.write('Subject: half a');
      socket.destroy();
      await once(socket, 'close');
    }
    const envelope = ['HELO a.test', 'MAIL FROM:<a@a.test>', 'RCPT TO:<mira@example.com>', 'DATA'];

    await send(envelope);
    await send([...envelope, 'Subject: whole\r\n\r\nDear Mira\r\n.']);
    expect(sink.mails.map(({ mail }) => mail.subject)).toEqual(['whole']);
    await sink.close();
  });
});
