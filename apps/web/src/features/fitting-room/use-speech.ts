import { useEffect, useRef, useState } from 'react';

interface Recognition extends EventTarget {
  lang: string;
  start(): void;
  abort(): void;
}

interface RecognitionEvent extends Event {
  results: ArrayLike<ArrayLike<{ transcript: string }>>;
}

type RecognitionClass = new () => Recognition;

/** Prefixed in Safari and Chromium. */
const findRecognitionClass = (): RecognitionClass | undefined => {
  const browser = window as {
    SpeechRecognition?: RecognitionClass;
    webkitSpeechRecognition?: RecognitionClass;
  };
  return browser.SpeechRecognition ?? browser.webkitSpeechRecognition;
};

interface Speech {
  supported: boolean;
  listening: boolean;
  /** No microphone, no permission, or silence. */
  failed: boolean;
  listen: () => void;
  stop: () => void;
}

export function useSpeech(onText: (text: string) => void): Speech {
  const [state, setState] = useState<'idle' | 'listening' | 'failed'>('idle');
  const current = useRef<Recognition | null>(null);
  useEffect(() => () => current.current?.abort(), []);

  const listen = () => {
    const Class = findRecognitionClass();
    if (!Class || current.current) return;
    const recognition = new Class();
    recognition.lang = document.documentElement.lang || 'en-US';
    let heard = false;
    recognition.addEventListener('result', (event) => {
      heard = true;
      onText((event as RecognitionEvent).results[0]?.[0]?.transcript ?? '');
    });
    recognition.addEventListener('end', () => {
      if (current.current !== recognition) return;
      current.current = null;
      setState(heard ? 'idle' : 'failed');
    });
    current.current = recognition;
    setState('listening');
    recognition.start();
  };

  const stop = () => {
    current.current?.abort();
    current.current = null;
    setState('idle');
  };

  return {
    supported: findRecognitionClass() !== undefined,
    listening: state === 'listening',
    failed: state === 'failed',
    listen,
    stop,
  };
}
