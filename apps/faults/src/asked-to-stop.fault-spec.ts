import { Agent } from 'node:http';
import { until } from '../../api/src/testing/until';
import { newEmail, register, savedInches, saveMeasurements, verifiedPerson } from './harness/people';
import { Stage } from './harness/stage';

/**
 * API and worker are asked to stop (SIGTERM) under load, as at every deployment.
 *
 * Promised: every request that was accepted is answered, every mail that is being sent is finished and no job is lost or
 * done twice; the process ends by itself within a few seconds, with exit code 0.
 */
describe('a process that is asked to stop under load', () => {
  const SECONDS = 10;
  /** Mails that a worker sends at the same time. */
  const AT_ONCE = 5;

  let stage: Stage;

  beforeAll(async () => {
    stage = await Stage.set();
  });
  afterAll(() => stage.strike());

  it('answers what it accepted, as an API', async () => {
    const [api, worker] = await Promise.all([stage.start('main'), stage.start('worker')]);
    const mira = await verifiedPerson(api.url, stage.mail);
    const registered: string[] = [];
    const unanswered: string[] = [];
    const others: number[] = [];
    const registerOn = async (): Promise<void> => {
      const agent = new Agent({ keepAlive: true, maxSockets: 1 });
      for (;;) {
        const email = newEmail();
        const { status } = await register(api.url, email, agent);
        if (status === 201) registered.push(email);
        else {
          if (status === 0) unanswered.push(email);
          else others.push(status);
          return agent.destroy();
        }
      }
    };
    let saved = 0;
    const saveOn = async (): Promise<void> => {
      while ((await saveMeasurements(api.url, mira.accessToken, (saved + 1) / 100)).status === 200) saved++;
    };
    const load = [registerOn(), registerOn(), registerOn(), saveOn()];
    await until('the load runs', () => registered.length > 20 && saved > 10);
    const asked = Date.now();
    expect(await api.stop()).toBe(0);
    expect(Date.now() - asked).toBeLessThan(SECONDS * 1_000);
    await Promise.all(load);

    expect(others).toEqual([]);
    // A request without an answer came too late: nothing was begun for it.
    const users = stage.database.collection('users');
    expect(await users.countDocuments({ email: { $in: unanswered } })).toBe(0);
    expect(await users.countDocuments({ email: { $in: registered } })).toBe(registered.length);
    const next = await stage.start('main');
    expect(await savedInches(next.url, mira.accessToken)).toBe(saved / 100);
    await until('no mail waits', async () => (await stage.waitingMails()) === 0);
    const sent = stage.mail.recipients.filter((recipient) => registered.includes(recipient));
    expect(sent.toSorted()).toEqual(registered.toSorted());
    await Promise.all([next.stop(), worker.stop()]);
  });

  it('finishes the mails that it is sending, as a worker, and leaves the others to the next [S52]', async () => {
    const [api, worker] = await Promise.all([stage.start('main'), stage.start('worker')]);
    let held = 0;
    let release = (): void => undefined;
    const gate = new Promise<void>((resolve) => (release = resolve));
    stage.mail.beforeAnswer = () => {
      held++;
      return gate;
    };
    const emails = Array.from({ length: 12 }, newEmail);
    for (const email of emails) expect((await register(api.url, email)).status).toBe(201);
    await until('it sends', () => held === AT_ONCE);

    const stopped = worker.stop();
    await until('it has heard', () => worker.logs.includes('"queue":"mail","msg":"No further job is taken"'));
    const released = Date.now();
    release();
    expect(await stopped).toBe(0);
    expect(Date.now() - released).toBeLessThan(SECONDS * 1_000);
    expect(stage.mail.recipients.filter((recipient) => emails.includes(recipient))).toHaveLength(AT_ONCE);

    await stage.start('worker');
    await until('no mail waits', async () => (await stage.waitingMails()) === 0);
    const sent = stage.mail.recipients.filter((recipient) => emails.includes(recipient));
    expect(sent.toSorted()).toEqual(emails.toSorted());
  });
});
