import { Command } from 'nest-commander';
import { JsonCommand } from '../../platform/command-line/admin-command';
import { Doctor, type Finding, type Health } from './doctor';
import { COMMANDS } from '../../platform/command-line/commands';

const MARKS: Record<Health, string> = { ok: 'ok', warning: 'warn', error: 'ERROR' };

@Command({
  name: 'doctor',
  description: COMMANDS.doctor,
})
export class DoctorCommand extends JsonCommand {
  constructor(private readonly doctor: Doctor) {
    super();
  }

  async run(_inputs: string[], { json }: { json?: boolean }): Promise<void> {
    const findings = await this.doctor.examine();
    this.printResult(findings, findings.map(describe).join('\n'), json);
    if (findings.some(({ health }) => health === 'error')) process.exitCode = 1;
  }
}

function describe({ about, health, says, advice }: Finding & { about: string }): string {
  const line = `${MARKS[health].padEnd(6)} ${about.padEnd(12)} ${says}`;
  return advice && health !== 'ok' ? `${line}\n${' '.repeat(20)}${advice}` : line;
}
