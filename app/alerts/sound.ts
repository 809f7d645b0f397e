const TONES_HZ = [659, 880];
const TONE_SECONDS = 0.12;
const GAIN = 0.08;

/** Browsers block the audio of a tab that the user has not touched yet. */
export async function playSound(): Promise<void> {
  const audio = new AudioContext();
  if (audio.state === "running") {
    for (const [place, tone] of TONES_HZ.entries()) {
      const begin = audio.currentTime + place * TONE_SECONDS;
      const loudness = audio.createGain();
      loudness.gain.setValueAtTime(GAIN, begin);
      loudness.gain.exponentialRampToValueAtTime(0.001, begin + TONE_SECONDS * 2);
      const oscillator = audio.createOscillator();
      oscillator.frequency.value = tone;
      oscillator.connect(loudness).connect(audio.destination);
      oscillator.start(begin);
      oscillator.stop(begin + TONE_SECONDS * 2);
    }
    await new Promise((done) => setTimeout(done, (TONES_HZ.length + 1) * TONE_SECONDS * 1000));
  }
  await audio.close();
}
