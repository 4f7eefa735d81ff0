import type { ReactNode } from 'react';
import { translator } from '../../lib/messages/translator';
import { Stack } from '../../ui/layout/layout';
import { PageHeader } from '../../ui/layout/page-header';
import { Tabs } from '../../ui/tabs';
import messages from './messages.en';
import { PutTogether } from './put-together';
import { KeptOutfits } from './kept-outfits';
import { Packing } from './packing';

const t = translator(messages.outfitsPage);

const TABS = [
  { id: 'suggest', label: t('suggest') },
  { id: 'kept', label: t('kept') },
  { id: 'pack', label: t('pack') },
] as const;

export type OutfitsTab = (typeof TABS)[number]['id'];

interface OutfitsPageProps {
  tab: OutfitsTab;
  onTab: (tab: OutfitsTab) => void;
  onUnlock: () => void;
}

/** Where outfits live: put together for a question, kept, and packed for a journey. */
export function OutfitsPage({ tab, onTab, onUnlock }: OutfitsPageProps) {
  const panels: Record<OutfitsTab, ReactNode> = {
    suggest: <PutTogether onUnlock={onUnlock} onKept={() => onTab('kept')} />,
    kept: <KeptOutfits />,
    pack: <Packing onUnlock={onUnlock} />,
  };
  return (
    <Stack gap={4}>
      <PageHeader title={t('title')} lead={t('lead')} />
      <Tabs label={t('tabs')} tabs={TABS} active={tab} onChange={onTab}>
        {panels[tab]}
      </Tabs>
    </Stack>
  );
}
