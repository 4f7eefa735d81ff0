import {
  createTape,
  MEASUREMENTS,
  type LifeState,
  type Presentation,
  type TapeMeasurements,
} from '@figura/contracts';
import fc from 'fast-check';
import { translate } from '@figura/messages';
import { listRailChecks, type RailKnowledge } from '../index';

const BODY: TapeMeasurements = createTape([40, 37.125, 30, 41], [18, 15, 13, 18]);

type Lengths = RailKnowledge['checks'][number]['lengths'];

function createRules(...checks: { says: string; lengths?: Lengths; guides?: string[] }[]): RailKnowledge {
  return {
    landmarks: {
      waist: { between: ['chest', 'crotch'], share: 1 / 3 },
      hips: { between: ['chest', 'crotch'], share: 0.8 },
    },
    places: { waist: 'your waist', hips: 'your hips', knee: 'your knee', floor: 'the floor' },
    checks: checks.map(({ says, lengths = {}, guides = ['hips:wide'] }, index) => ({
      id: `check-${index}`,
      kind: 'length',
      says,
      lengths,
      guides,
    })),
  };
}
const listTexts = (
  knowledge: RailKnowledge,
  unit: 'imperial' | 'metric' | null = 'imperial',
  tape: Parameters<typeof listRailChecks>[2] = BODY,
  presentation: Presentation = 'womens',
) =>
  listRailChecks(knowledge, 'hips:wide', tape, unit, presentation).map(({ text }) =>
    translate(text, 'en').replaceAll('\u00a0', ' '),
  );
const findText = (length: Lengths[string], unit: 'imperial' | 'metric' = 'imperial', tape = BODY) =>
  listTexts(createRules({ says: '{x}', lengths: { x: length } }), unit, tape)[0];

describe('rail checks', () => {
  it('are those of the guide, in order', () => {
    const knowledge = createRules(
      { says: 'One.' },
      { says: 'Two.', guides: ['neck:short'] },
      { says: 'Three.' },
    );
    expect(listTexts(knowledge)).toEqual(['One.', 'Three.']);
    expect(listRailChecks(knowledge, 'feet:big', BODY, 'imperial', 'womens')).toEqual([]);
  });

  it('give the same length in half inches and in whole centimeters', () => {
    expect(findText({ from: 'waist', to: 'knee' })).toBe('23 in');
    expect(findText({ from: 'waist', to: 'knee' }, 'metric')).toBe('58 cm');
    expect(findText({ from: 'waist', to: 'knee', times: 0.5, plus: 1.3 })).toBe('13 in');
    expect(findText({ from: 'waist', to: 'knee', times: 0.5, plus: 0.9 })).toBe('12½ in');
  });

  it('give small lengths more precisely, and never as zero', () => {
    expect(findText({ inches: 0.5 })).toBe('½ in');
    expect(findText({ inches: 0.5 }, 'metric')).toBe('1.5 cm');
    expect(findText({ inches: 1.25 })).toBe('1¼ in');
    expect(findText({ inches: 0.01 })).toBe('⅛ in');
    expect(findText({ inches: 0.01 }, 'metric')).toBe('0.5 cm');
  });

  it('repeat a measurement exactly, and round what is derived from it', () => {
    expect(findText({ measured: 'chest' })).toBe('37⅛ in');
    expect(findText({ measured: 'chest' }, 'metric')).toBe('94.3 cm');
    expect(findText({ measured: 'hips' }, 'metric', { ...BODY, hips: 100 / 2.54 })).toBe('100 cm');
    expect(findText({ measured: 'chest', times: 0.5, plus: 1 })).toBe('19½ in');
    expect(findText({ measured: 'hips', less: 'waist' })).toBe('11 in');
  });

  it('describe where an edge ends relative to the nearest landmark', () => {
    const findHemText = (inches: number, tape = BODY) =>
      findText({ hem: inches, below: 'waist' }, 'imperial', tape);
    expect(findHemText(23.5)).toBe('at your knee');
    expect(findHemText(26)).toBe('3 in below your knee');
    expect(findHemText(20)).toBe('3 in above your knee');
    expect(findHemText(38)).toBe('3 in above the floor');
    expect(findHemText(9)).toBe('2 in below your hips');
    expect(findHemText(45)).toBe('on the floor, 4 in too long');
    expect(findHemText(26, { ...BODY, crotchToKnee: 16 })).toBe('at your knee');
  });

  it('omit a sentence if its length does not exist on this body', () => {
    const knowledge = createRules(
      { says: '{x} more.', lengths: { x: { measured: 'hips', less: 'waist' } } },
      { says: 'Sit.' },
    );
    expect(listTexts(knowledge, 'imperial', { ...BODY, waist: 44 })).toEqual(['Sit.']);
  });

  it('omit body lengths without measurements', () => {
    const knowledge = createRules(
      { says: 'A skirt of {x}.', lengths: { x: { from: 'waist', to: 'knee' } } },
      { says: 'Half of {x}.', lengths: { x: { measured: 'hips' } } },
      { says: 'It ends {x}.', lengths: { x: { hem: 25, below: 'waist' } } },
      { says: 'Pinch {x}.', lengths: { x: { inches: 1 } } },
      { says: 'Sit.' },
    );
    expect(listTexts(knowledge, 'imperial', null)).toEqual(['Pinch 1 in.', 'Sit.']);
  });

  it('mention the underbust only if it was measured', () => {
    const knowledge = createRules(
      { says: 'Half of {x}.', lengths: { x: { measured: 'underbust' } } },
      { says: 'Sit.' },
    );
    expect(listTexts(knowledge)).toEqual(['Sit.']);
    expect(listTexts(knowledge, 'imperial', { ...BODY, underbust: null })).toEqual(['Sit.']);
    expect(listTexts(knowledge, 'imperial', { ...BODY, underbust: 31.5 })).toEqual([
      'Half of 31½ in.',
      'Sit.',
    ]);
  });

  it.each([
    ['womens', '22 in', '14 in'],
    ['mens', '19 in', '12 in'],
    ['any', '20½ in', '13 in'],
  ] as const)('take what no tape measured from the survey of %s', (presentation, drop, bone) => {
    const knowledge = {
      ...createRules(
        { says: '{x}', lengths: { x: { from: 'waist', to: 'knee' } } },
        { says: '{x}', lengths: { x: { measured: 'shoulders', times: { womens: 0.35, mens: 0.3 } } } },
      ),
      landmarks: {
        waist: { between: ['chest', 'crotch'] as const, share: { womens: 0.4, mens: 0.6 } },
        hips: { between: ['chest', 'crotch'] as const, share: 0.8 },
      },
    };
    expect(listTexts(knowledge, 'imperial', BODY, presentation)).toEqual([drop, bone]);
  });

  it('reach farther to knee and floor for a seated user, and leave out tops that end in the lap', () => {
    const knowledge = createRules(
      { says: 'A skirt of {x}.', lengths: { x: { from: 'waist', to: 'knee' } } },
      { says: 'It ends {x}.', lengths: { x: { hem: 26, below: 'waist' } } },
      { says: 'A rise of {x}.', lengths: { x: { from: 'waist', to: 'crotch' } } },
      { says: 'A shaft of {x}.', lengths: { x: { from: 'knee', to: 'floor' } } },
      { says: 'A top of {x}.', lengths: { x: { from: 'shoulder', to: 'hips' } } },
      { says: 'A top ends {x}.', lengths: { x: { hem: 24, below: 'shoulder' } } },
      { says: 'A jacket of {x}.', lengths: { x: { from: 'shoulder', to: 'waist' } } },
    );
    const shoulder = { between: ['crown', 'chest'] as const, share: 0.5 };
    const landmarks = { ...knowledge.landmarks, shoulder };
    const listFor = (lifeStates: LifeState[]) =>
      listRailChecks({ ...knowledge, landmarks }, 'hips:wide', BODY, 'imperial', 'womens', lifeStates).map(
        ({ text }) => translate(text, 'en').replaceAll('\u00a0', ' '),
      );
    expect(listFor([])).toHaveLength(7);
    expect(listFor([{ state: 'seated' }])).toEqual([
      'A skirt of 26 in.',
      'It ends at your knee.',
      'A rise of 10 in.',
      'A shaft of 18 in.',
      'A jacket of 14 in.',
    ]);
  });

  it('keep every number and its unit on one line', () => {
    const knowledge = createRules({ says: '{x} or {x}.', lengths: { x: { inches: 12.5 } } });
    const [check] = listRailChecks(knowledge, 'hips:wide', BODY, 'imperial', 'womens');
    expect(translate(check!.text, 'en')).toBe('12½\u00a0in or 12½\u00a0in.');
  });

  it('keep landmarks but no lengths for users who hide their numbers', () => {
    const knowledge = createRules(
      { says: 'It ends {x}.', lengths: { x: { hem: 26, below: 'waist' } } },
      { says: 'It ends {x}.', lengths: { x: { hem: 45, below: 'waist' } } },
      { says: 'Half of {x}.', lengths: { x: { measured: 'hips' } } },
      { says: 'Pinch {x}.', lengths: { x: { inches: 1 } } },
      { says: 'Sit.' },
    );
    expect(listTexts(knowledge, null)).toEqual([
      'It ends below your knee.',
      'It ends on the floor, too long.',
      'Sit.',
    ]);
  });

  it('never give a negative or infinite length, whatever the measurements', () => {
    const knowledge = createRules(
      { says: '{x}', lengths: { x: { from: 'waist', to: 'knee', plus: -20 } } },
      { says: '{x}', lengths: { x: { measured: 'hips', less: 'waist', times: 0.5 } } },
      { says: '{x}', lengths: { x: { hem: 30, below: 'waist' } } },
    );
    const anyBody = fc.record(
      Object.fromEntries(
        MEASUREMENTS.map((name) => [name, fc.double({ min: 0.005, max: 150, noNaN: true })]),
      ),
    ) as fc.Arbitrary<TapeMeasurements>;
    fc.assert(
      fc.property(anyBody, fc.constantFrom('imperial' as const, 'metric' as const), (tape, unit) => {
        for (const text of listTexts(knowledge, unit, tape)) {
          expect(text).not.toMatch(/-|NaN|Infinity|\{/);
          expect(text).not.toMatch(/(^|[^.\d])0 (in|cm)/);
        }
      }),
    );
  });
});
