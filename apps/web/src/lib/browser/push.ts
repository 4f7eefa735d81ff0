import { IS_BUILD } from '../api/environment';

export interface PushDevice {
  endpoint: string;
  p256dh: string;
  auth: string;
}

/** iOS has it for apps on the home screen only. */
export function isPushPossible(): boolean {
  return (
    IS_BUILD && 'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis
  );
}

/** Asks for permission, so call it on a tap only. Null if it is refused. */
export async function subscribeToPush(publicKey: string): Promise<PushDevice | null> {
  if ((await Notification.requestPermission()) !== 'granted') return null;
  const { pushManager } = await navigator.serviceWorker.ready;
  await (await pushManager.getSubscription())?.unsubscribe();
  const subscription = await pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: publicKey,
  });
  const { endpoint, keys } = subscription.toJSON();
  return { endpoint: endpoint!, p256dh: keys!['p256dh']!, auth: keys!['auth']! };
}

export async function unsubscribeFromPush(): Promise<void> {
  const { serviceWorker } = navigator as { serviceWorker?: ServiceWorkerContainer };
  const registration = await serviceWorker?.getRegistration?.();
  await (await registration?.pushManager?.getSubscription())?.unsubscribe();
}
