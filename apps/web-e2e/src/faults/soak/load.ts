import { randomUUID } from 'node:crypto';
import { Agent } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { ask, type ClientResponse } from '../harness/client';
import { returnFromCheckout, deliver, openSession } from '../harness/buying';
import {
  createEmail,
  register,
  saveMeasurements,
  signIn,
  registerVerifiedPerson,
  type Person,
} from '../harness/people';
import type { Record } from './record';
import type { SoakStack } from './soak-stack';

/** Milliseconds between requests of a lane. */
const PACE = {
  read: 100,
  save: 250,
  check: 1_000,
  outfit: 4_500,
  signIn: 5_000,
  register: 4_000,
  buy: 20_000,
};
const READS = [
  '/api/auth/me',
  '/api/recommendations/body-type-analysis',
  '/api/recommendations/best-looks',
  '/api/recommendations/trending',
  '/api/wardrobe',
];
const CHECK = { text: 'a knee-length wrap dress in black jersey with a V-neck' };

export interface Member {
  person: Person;
  /** The last acknowledged save and the last attempt, in hundredths of an inch. */
  saved: number;
  tried: number;
  outfits: string[];
}

export class Load {
  readonly registered: string[] = [];
  readonly buyers: Person[] = [];
  members: Member[] = [];
  private readonly agent = new Agent({ keepAlive: true });
  private stopped = false;
  private turn = 0;
  private lanes: Promise<void>[] = [];

  constructor(
    private readonly stack: SoakStack,
    private readonly record: Record,
  ) {}

  async prepare(count: number): Promise<void> {
    for (let index = 0; index < count; index++) {
      const person = await this.verified();
      await saveMeasurements(this.origin, person.accessToken, 10);
      await this.buy(person);
      this.members.push({ person, saved: 1_000, tried: 1_000, outfits: [] });
    }
  }

  start(): void {
    const members = this.members;
    this.lanes = [
      ...members.flatMap((member) => [
        this.lane(PACE.read, (time) => this.read(member, time)),
        this.lane(PACE.save, () => this.save(member)),
        this.lane(PACE.check, () => this.post('check', '/api/garments/check', member, CHECK)),
        this.lane(PACE.outfit, () => this.outfit(member)),
        this.lane(PACE.signIn, () => this.signIn(member)),
      ]),
      this.lane(PACE.register, () => this.register()),
      this.lane(PACE.buy, () => this.shop()),
    ];
  }

  async stop(): Promise<void> {
    this.stopped = true;
    await Promise.all(this.lanes);
    this.agent.destroy();
  }

  private get origin(): string {
    return this.stack.url(this.turn++ % 2 ? 'api 1' : 'api 2');
  }

  private async lane(pace: number, work: (time: number) => Promise<unknown>): Promise<void> {
    for (let time = 0; !this.stopped; time++) {
      await work(time);
      await wait(pace);
    }
  }

  private noted<T>(kind: string, response: ClientResponse<T>): ClientResponse<T> {
    this.record.add(kind, response.status, response.ms);
    return response;
  }

  private async read({ person }: Member, time: number): Promise<void> {
    const path = READS[time % READS.length]!;
    const token = person.accessToken;
    this.noted(`GET ${path.slice(4)}`, await ask(this.origin, 'GET', path, { token, agent: this.agent }));
  }

  private async save(member: Member): Promise<void> {
    const next = (member.tried = member.tried + 1);
    const response = await saveMeasurements(this.origin, member.person.accessToken, next / 100);
    if (this.noted('save', response).status === 200) member.saved = next;
  }

  private async post(kind: string, path: string, { person }: Member, body: object): Promise<ClientResponse> {
    const token = person.accessToken;
    return this.noted(kind, await ask(this.origin, 'POST', path, { token, body, agent: this.agent }));
  }

  private async outfit(member: Member): Promise<void> {
    const token = member.person.accessToken;
    const path = `/api/outfits/suggestions?occasion=work&season=fall&from=catalog&seed=${member.outfits.length}`;
    const { status, body } = this.noted(
      'outfits',
      await ask<{ outfits: { pieces: object[] }[] }>(this.origin, 'GET', path, { token, agent: this.agent }),
    );
    if (status !== 200 || !body.outfits.length) return;
    const pieces = body.outfits[0]!.pieces.map((piece) => {
      const { slot, source, id } = piece as { slot: string; source: string; id: string };
      return { slot, source, id };
    });
    const kept = { id: randomUUID(), name: 'Kept', pieces };
    for (;;) {
      const response = await this.post('keep an outfit', '/api/outfits', member, kept);
      if (response.status < 300 && response.status >= 200) return void member.outfits.push(kept.id);
      if (this.stopped || (response.status > 0 && response.status < 500)) return;
      await wait(500);
    }
  }

  private async signIn({ person }: Member): Promise<void> {
    const response = this.noted('sign-in', await signIn(this.origin, person.email));
    if (response.status === 200) person.accessToken = response.body.accessToken;
  }

  private async register(): Promise<void> {
    const email = createEmail();
    if (this.noted('register', await register(this.origin, email, this.agent)).status === 201)
      this.registered.push(email);
  }

  private async shop(): Promise<void> {
    try {
      await this.buy(await this.verified());
    } catch {
      // Something was down: nobody paid, so nothing was promised.
    }
  }

  private verified(): Promise<Person> {
    return registerVerifiedPerson(this.origin, this.stack.mail);
  }

  private async buy(person: Person): Promise<void> {
    const { stripe } = this.stack;
    const session = await openSession(this.origin, person.accessToken);
    const before = stripe.events.length;
    stripe.ledger.pay(session, 'card');
    this.buyers.push(person);
    this.noted('come back from Stripe', await returnFromCheckout(this.origin, person.accessToken, session));
    for (const event of stripe.events.slice(before))
      for (let delivered = 0; delivered < 2;) {
        const { status } = this.noted('webhook', await deliver(this.origin, stripe, event));
        if (status === 200) delivered++;
        else await wait(1_000);
      }
  }
}
