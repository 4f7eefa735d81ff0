import type { ComposingContext, DraftOutfit } from '../composing';
import type { Candidate } from '../vetoes/veto';

export interface Dressing {
  readonly context: ComposingContext;
  readonly draft: DraftOutfit;
  readonly worn: readonly Candidate[];
  readonly shoes: Candidate;
  readonly body: Candidate;
  readonly isPatterned: boolean;
}

export function describeDressing(context: ComposingContext, draft: DraftOutfit): Dressing {
  const { pieces } = draft;
  const worn = Object.values(pieces);
  return {
    ...{ context, draft, worn },
    shoes: pieces.shoes!,
    body: (pieces.top ?? pieces['one-piece'])!,
    isPatterned: worn.some(({ facts }) => facts.isPatterned),
  };
}
