/** Pictures up to 20 MB (acceptance decision 5; 1 MB is 1,000,000 bytes, spec §9). */
export const maxPictureBytes = 20_000_000
