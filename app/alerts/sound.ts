const TONES = [659, 880];
const SECONDS = 0.12;
const LOUDNESS = 0.08;

/** Plays two soft tones. Silent in a tab that the user has not touched yet: browsers block its audio. */
export async function playSound(): Promise<void> {
  const audio = new AudioContext();
  if (audio.state === "running") {
    for (const [place, tone] of TONES.entries()) {
      const begin = audio.currentTime + place * SECONDS;
      const loudness = audio.createGain();
      loudness.gain.setValueAtTime(LOUDNESS, begin);
      loudness.gain.exponentialRampToValueAtTime(0.001, begin + SECONDS * 2);
      const oscillator = audio.createOscillator();
      oscillator.frequency.value = tone;
      oscillator.connect(loudness).connect(audio.destination);
      oscillator.start(begin);
      oscillator.stop(begin + SECONDS * 2);
    }
    await new Promise((done) => setTimeout(done, (TONES.length + 1) * SECONDS * 1000));
  }
  await audio.close();
}
