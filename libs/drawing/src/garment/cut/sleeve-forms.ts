import type { SleeveName } from './sleeve-kinds';

/** The end's width against a plain sleeve's, and how far the two edges swell at shares of their way. */
export interface Form {
  end: number;
  outer: readonly (readonly [share: number, swell: number])[];
  inner: readonly (readonly [share: number, swell: number])[];
}

const PLAIN: Form = {
  end: 1,
  outer: [
    [0.2, 1.2],
    [0.55, 0.9],
  ],
  inner: [[0.5, 0.3]],
};

const FORMS: Partial<Record<SleeveName, Form>> = {
  'close-fitting': {
    end: 0.8,
    outer: [
      [0.2, 0.5],
      [0.55, -0.2],
    ],
    inner: [[0.5, -1.1]],
  },
  'straight-easy': {
    end: 1.36,
    outer: [
      [0.2, 1.6],
      [0.55, 1.9],
    ],
    inner: [[0.5, 0.9]],
  },
  'drop-shoulder': {
    end: 1.24,
    outer: [
      [0.25, 0.9],
      [0.6, 1.1],
    ],
    inner: [[0.5, 0.6]],
  },
  dolman: {
    end: 0.95,
    outer: [
      [0.25, 1.6],
      [0.6, 1],
    ],
    inner: [[0.4, -3.2]],
  },
  bishop: {
    end: 0.84,
    outer: [
      [0.2, 1.2],
      [0.55, 2.6],
      [0.84, 5.6],
      [0.94, 3],
    ],
    inner: [
      [0.4, 0.4],
      [0.8, 4.6],
      [0.94, 3.2],
    ],
  },
  balloon: {
    end: 0.84,
    outer: [
      [0.1, 2.6],
      [0.42, 8],
      [0.74, 7.2],
      [0.92, 3],
    ],
    inner: [
      [0.3, 2],
      [0.66, 5],
      [0.92, 2.4],
    ],
  },
  bell: {
    end: 2.05,
    outer: [
      [0.25, 0.6],
      [0.55, 0.2],
      [0.8, 2.2],
    ],
    inner: [
      [0.4, -0.6],
      [0.7, 0],
    ],
  },
  'leg-of-mutton': {
    end: 0.78,
    outer: [
      [0.1, 3.6],
      [0.28, 6.4],
      [0.48, 3.4],
      [0.66, 0],
    ],
    inner: [
      [0.34, 0.6],
      [0.62, -1.4],
    ],
  },
};

/** A puffed head keeps its size whatever comes below it. */
function puffForm(reach: number): Form {
  if (reach <= 31) {
    return {
      end: 0.92,
      outer: [
        [0.16, 3.6],
        [0.5, 6.2],
        [0.82, 3.6],
      ],
      inner: [[0.55, 2.4]],
    };
  }
  return {
    end: 0.9,
    outer: [
      [3 / reach, 3.8],
      [9.5 / reach, 5.4],
      [16 / reach, 3],
      [19 / reach, 0.8],
      [0.7, 0.2],
    ],
    inner: [
      [0.16, 1.4],
      [0.5, -0.6],
    ],
  };
}

/** The form of a kind of sleeve that reaches that many centimeters down the arm. */
export function formOf(kind: SleeveName, reach: number): Form {
  if (kind === 'puff') return puffForm(reach);
  const form = FORMS[kind] ?? PLAIN;
  // A bell has less room to widen the shorter it is.
  return kind === 'bell' ? { ...form, end: form.end * Math.min(1, 0.5 + reach / 116) } : form;
}
