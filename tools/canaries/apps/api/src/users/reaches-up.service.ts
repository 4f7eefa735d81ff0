import mongoose from 'mongoose';
import { entryPoint } from '../main';

export const wrong = [mongoose.version, entryPoint, process.env['HOME']];
