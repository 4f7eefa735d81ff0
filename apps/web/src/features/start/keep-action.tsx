import { Alert } from '../../ui/feedback/alert';
import { Button, ButtonLink } from '../../ui/button';

export type Keep =
  | { label: string; to: string }
  | { label: string; onKeep: () => void; saving: boolean; failure: string | null };

export function KeepAction({ keep, isMain }: { keep: Keep; isMain: boolean }) {
  const variant = isMain ? 'primary' : 'secondary';
  if ('to' in keep)
    return (
      <ButtonLink to={keep.to} variant={variant}>
        {keep.label}
      </ButtonLink>
    );
  return (
    <>
      {keep.failure ? <Alert tone="error">{keep.failure}</Alert> : null}
      <Button variant={variant} busy={keep.saving} onClick={keep.onKeep}>
        {keep.label}
      </Button>
    </>
  );
}
