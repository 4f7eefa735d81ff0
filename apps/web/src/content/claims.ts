export interface LandingClaim {
  value: string;
  label: string;
}

export const CLAIMS: readonly LandingClaim[] = [
  { value: '4.9/5', label: 'from 500+ reviews' },
  { value: '10,000+', label: 'women' },
  { value: '50+', label: 'body type combinations' },
  { value: '1,000+', label: 'recommendations' },
  { value: '98%', label: 'satisfaction' },
];

export const CLAIMS_NOTE =
  'Our own count. The 50+ are twenty codes, each with a small, a medium or a big chest.';
