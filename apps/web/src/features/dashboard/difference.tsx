import type { Garment } from '@figura/contracts';
import type { ReactNode } from 'react';
import { tellDifference } from './tell-difference';

interface DifferenceProps {
  from: Garment;
  to: Garment;
  /** Said where nothing is known to differ. */
  children: ReactNode;
}

export default function Difference({ from, to, children }: DifferenceProps) {
  return tellDifference(from, to) ?? children;
}
