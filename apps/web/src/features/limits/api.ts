import { toFeatureChoices } from '@figura/contracts';
import type {
  ChoicePart,
  MessageResponse,
  MondayPushDto,
  MondayPushResponse,
  PartChoice,
  TasteLooksResponse,
  User,
} from '@figura/contracts';
import { api, readData } from '../../lib/api/api-client';
import type { QueryState } from '../../lib/api/use-query';
import { useQuery } from '../../lib/api/use-query';

export function useTasteLooks(): QueryState<TasteLooksResponse> {
  return useQuery('/outfits/taste-looks', { revalidateOnFocus: false, keepPreviousData: true });
}

export async function savePartChoice(part: ChoicePart, choice: PartChoice): Promise<User> {
  const body = toFeatureChoices(part, choice);
  return (await readData(api.PUT('/user/feature-choices', { body }))).user;
}

const MONDAY_PUSH = '/monday-mail/push';

export function useMondayPush(): QueryState<MondayPushResponse> {
  return useQuery(MONDAY_PUSH, { revalidateOnFocus: false });
}

export function saveMondayPush(body: MondayPushDto): Promise<MessageResponse> {
  return readData(api.PUT(MONDAY_PUSH, { body }));
}

export function removeMondayPush(): Promise<MessageResponse> {
  return readData(api.DELETE(MONDAY_PUSH));
}
