import { Injectable } from '@nestjs/common';
import { OutfitsService } from '../outfits/kept/outfits.service';
import { Clock } from '../platform/clock/clock';
import { DAY_MS } from '../platform/clock/durations';
import { WardrobeListsService } from '../wardrobe/lists/wardrobe-lists.service';
import { DEMO_OUTFITS, DEMO_PIECES } from './demo-wardrobe';

@Injectable()
export class DemoWardrobeService {
  constructor(
    private readonly lists: WardrobeListsService,
    private readonly outfits: OutfitsService,
    private readonly clock: Clock,
  ) {}

  async fill(userId: string): Promise<void> {
    const { pieces } = await this.lists.add(userId, { texts: Object.values(DEMO_PIECES) });
    const ids = new Map(Object.keys(DEMO_PIECES).map((key, index) => [key, pieces[index]!.id]));
    for (const { name, pieces: keys, worn } of DEMO_OUTFITS) {
      const refs = keys.map((key) => ({ source: 'wardrobe' as const, id: ids.get(key)! }));
      const { id } = await this.outfits.keep(userId, { name, pieces: refs });
      for (const days of worn) await this.outfits.wear(userId, id, this.subtractDays(days));
    }
  }

  private subtractDays(days: number): string {
    return new Date(this.clock.now().getTime() - days * DAY_MS).toISOString().slice(0, 10);
  }
}
