import { parseIsoMoment } from './iso-moment';

describe('parseIsoMoment', () => {
  it.each([
    ['2026-12-31', '2026-12-31T00:00:00.000Z'],
    ['2026-12-31T12:00', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T12:00:30', '2026-12-31T12:00:30.000Z'],
    ['2026-12-31T12:00Z', '2026-12-31T12:00:00.000Z'],
    ['2026-12-31T23:30-05:00', '2027-01-01T04:30:00.000Z'],
    ['2028-02-29', '2028-02-29T00:00:00.000Z'],
  ])('parseIsoMoment reads %s', (text, moment) => {
    expect(parseIsoMoment(text)?.toISOString()).toBe(moment);
  });

  it.each([
    '2026-02-31',
    '2026-02-29',
    '2026-13-01',
    '2026-12-31T24:00',
    '2026-12-31T12:60',
    '2026-12-31T12:00+25:00',
    '2026-12-31x',
    '2026-12-31 12:00',
    '2026-12',
    '12/31/2026',
    'tomorrow',
    '',
  ])('parseIsoMoment refuses %p', (text) => {
    expect(parseIsoMoment(text)).toBeNull();
  });

  it('parseIsoMoment does not depend on the time zone of the process', () => {
    const zone = process.env['TZ'];
    process.env['TZ'] = 'America/New_York';
    try {
      expect(parseIsoMoment('2026-12-31T12:00')?.toISOString()).toBe('2026-12-31T12:00:00.000Z');
    } finally {
      if (zone === undefined) delete process.env['TZ'];
      else process.env['TZ'] = zone;
    }
  });
});
