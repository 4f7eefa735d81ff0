import { MAX_WEARS, WARDROBE_UNDO_DAYS, WARDROBE_UNDO_PIECES } from '@figura/contracts';
import {
  Body,
  Controller,
  Delete,
  Get,
  Header,
  HttpCode,
  Param,
  Patch,
  Post,
  Put,
  Query,
  StreamableFile,
} from '@nestjs/common';
import {
  ApiBody,
  ApiConsumes,
  ApiCreatedResponse,
  ApiOkResponse,
  ApiOperation,
  ApiParam,
} from '@nestjs/swagger';
import { createPathParam } from '../platform/openapi/path-param';
import { ApiProblems, BINARY } from '../platform/openapi/route.decorators';
import { OpenToKeys, Verified } from '../platform/http/access/access.decorators';
import { CurrentCaller, type Caller } from '../platform/http/access/caller.decorator';
import { FindAlike } from '../garments/garments.dto';
import { BodyLimit } from '../platform/http/requests/body-limit';
import { Upload, UploadedBytes } from '../platform/http/requests/upload.interceptor';
import { InTurn } from '../platform/http/requests/in-turn.interceptor';
import { WardrobeListsService } from './lists/wardrobe-lists.service';
import { WARDROBE_PHOTO, WardrobePhotosService } from './photos/wardrobe-photos.service';
import { toPiece } from './piece-view';
import {
  AddedLinesResponse,
  AddLinesDto,
  AddPieceDto,
  ChangePieceDto,
  PhotoDto,
  ReadLinesDto,
  ReadLinesResponse,
  WardrobePiece,
  WardrobeQuery,
  WardrobeResponse,
} from './wardrobe.dto';
import { WardrobeService } from './wardrobe.service';

const MAX_LIST_BYTES = 400 * 1024;

const PieceId = createPathParam({
  name: 'id',
  description: 'Id of the piece.',
  example: '0b6f4a52-5d0e-4c3b-9a59-6a7a9f0f5f10',
});
const Day = createPathParam({ name: 'date', description: 'A day, `YYYY-MM-DD`.', example: '2026-11-21' });

@Verified()
@OpenToKeys('wardrobe')
@Controller('wardrobe')
export class WardrobeController {
  constructor(
    private readonly wardrobe: WardrobeService,
    private readonly photos: WardrobePhotosService,
    private readonly lists: WardrobeListsService,
  ) {}

  @Get()
  @ApiOperation({
    summary: "The caller's wardrobe, newest first",
    description:
      'In pages of 48 at most. Without lifetime access, or after it ended, everything that is there can still be read, changed and taken out.',
  })
  @ApiOkResponse({ type: WardrobeResponse })
  @ApiProblems({ 410: ['STALE_CURSOR'] })
  async list(@CurrentCaller() { userId }: Caller, @Query() query: WardrobeQuery): Promise<WardrobeResponse> {
    const { pieces, ...page } = await this.wardrobe.list(userId, query);
    return { items: pieces.map(toPiece), ...page };
  }

  @InTurn()
  @Post()
  @ApiOperation({
    summary: 'Adds a piece, from its words, as a garment, or from an item, a product or a check',
    description:
      'Exactly one of `text`, `garment`, `itemId`, `productId` and `checkId` says what it is; a check of the last 30 minutes does so alone, an older one with its garment. With `wish` it is wished for: it can be neither worn nor part of an outfit until a change says that it is owned. A wardrobe holds 1,000 pieces and wishes, without lifetime access ten.',
  })
  @ApiCreatedResponse({ type: WardrobePiece })
  @ApiProblems({
    400: ['NOT_A_GARMENT', 'KIND_MISSING', 'TEXT_TOO_LONG'],
    403: ['QUOTA_USED'],
    404: ['NOT_FOUND'],
    409: ['WARDROBE_FULL'],
  })
  async add(@CurrentCaller() { userId }: Caller, @Body() piece: AddPieceDto): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.add(userId, piece));
  }

  @BodyLimit(MAX_LIST_BYTES)
  @InTurn()
  @Post('lines')
  @ApiOperation({
    summary: 'Adds the pieces of a list: one on each line, or the rows of a spreadsheet',
    description:
      'What can be read and has room is added; `rest` says of every other line why not. Nothing is added twice under one id. Blank lines are read past. A price with its currency and a size become fields. Where the first line names columns (name, brand, size, color, price, bought, notes and the like, in any order), the lines are read as a spreadsheet: between commas, semicolons or tabs, with quoted cells that may hold line breaks; what fits no field goes into the note. An amount without a currency is in that of the head of its column, else of the budget, else in US dollars. When nothing can be added the answer is an error, whose `fields` name each line in which there is no garment.',
  })
  @ApiCreatedResponse({ type: AddedLinesResponse })
  @ApiProblems({
    400: ['NOT_A_GARMENT', 'KIND_MISSING', 'TEXT_TOO_LONG'],
    403: ['QUOTA_USED'],
    409: ['WARDROBE_FULL'],
  })
  async addLines(
    @CurrentCaller() { userId }: Caller,
    @Body() list: AddLinesDto,
  ): Promise<AddedLinesResponse> {
    const { pieces, ...rest } = await this.lists.add(userId, list);
    return { items: pieces.map(toPiece), ...rest };
  }

  @BodyLimit(MAX_LIST_BYTES)
  @HttpCode(200)
  @InTurn()
  @Post('lines/read')
  @ApiOperation({
    summary: 'Reads a list as it would be added, and adds nothing',
    description:
      'For a preview: what each line would become, or why it would not. Where the lines look like a spreadsheet without names of columns that are known, `table` has its first rows: the same lines below a line of names are read by them.',
  })
  @ApiOkResponse({ type: ReadLinesResponse })
  read(@CurrentCaller() { userId }: Caller, @Body() { texts }: ReadLinesDto): Promise<ReadLinesResponse> {
    return this.lists.read(userId, texts);
  }

  @Get('csv')
  @Header('content-type', 'text/csv; charset=utf-8')
  @Header('content-disposition', 'attachment; filename="figura-wardrobe.csv"')
  @ApiOperation({
    summary: 'The wardrobe as a spreadsheet',
    description:
      'CSV in UTF-8 with a byte order mark: the owned pieces, oldest first. `POST /wardrobe/lines` reads its lines back, without days of wear.',
  })
  @ApiOkResponse({ description: 'The spreadsheet.', content: { 'text/csv': { schema: { type: 'string' } } } })
  writeCsv(@CurrentCaller() { userId }: Caller): Promise<string> {
    return this.lists.write(userId);
  }

  @Patch(':id')
  @ApiOperation({
    summary: 'Changes a piece',
    description: 'What is left out stays as it is; null clears the price, the note, the brand and the size.',
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async change(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Body() changes: ChangePieceDto,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.change(userId, id, changes));
  }

  @Delete(':id')
  @ApiOperation({
    summary: 'Takes a piece out',
    description: `It can be put back for ${WARDROBE_UNDO_DAYS} days, if it is one of the latest ${WARDROBE_UNDO_PIECES} that were taken out; then it is deleted with its photograph. One that is out already stays so.`,
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async remove(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.remove(userId, id));
  }

  @InTurn()
  @Get(':id/alike')
  @ApiOperation({
    summary: 'What to search for in shops to find a piece like this one',
    description:
      'Second-hand shops first. With lifetime access and measurements the words that matter most for the caller come first.',
  })
  @ApiOkResponse({ type: FindAlike })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  alike(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<FindAlike> {
    return this.wardrobe.findAlike(userId, id);
  }

  @HttpCode(200)
  @Post(':id/restore')
  @ApiOperation({ summary: 'Puts a piece back that was taken out in the last 30 days' })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 403: ['QUOTA_USED'], 404: ['NOT_FOUND'], 409: ['WARDROBE_FULL'] })
  async restore(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.restore(userId, id));
  }

  @Put(':id/wears/:date')
  @ApiOperation({
    summary: 'Notes that a piece was worn on a day',
    description: `Once for a day, however often it is sent; ${MAX_WEARS.toLocaleString('en-US')} days at most.`,
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'], 409: ['CONFLICT'] })
  async wear(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Day() date: string,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.wear(userId, id, date));
  }

  @Delete(':id/wears/:date')
  @ApiOperation({ summary: 'Notes that a piece was not worn on a day' })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async unwear(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Day() date: string,
  ): Promise<WardrobePiece> {
    return toPiece(await this.wardrobe.unwear(userId, id, date));
  }

  // Owner only, and no cache: a shared browser must keep nothing.
  @Get(':id/photo/:name')
  @Header('content-type', 'image/webp')
  @Header('cache-control', 'no-store')
  @Header('content-security-policy', "default-src 'none'; sandbox")
  @ApiOperation({
    summary: 'The photograph of a piece',
    description: 'For its owner alone; nobody caches it.',
  })
  @ApiParam({ name: 'name', description: 'Name of the photograph.', example: '5cRkzq0F3mW8x2nLJt7YbA' })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  @ApiOkResponse({ description: 'The picture.', content: { 'image/webp': BINARY } })
  async readPhoto(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Param('name') name: string,
  ): Promise<StreamableFile> {
    return new StreamableFile(await this.photos.read(userId, id, name));
  }

  @Upload(WARDROBE_PHOTO)
  @Put(':id/photo')
  @ApiOperation({
    summary: 'Stores a photograph of a piece, in the place of the one before',
    description:
      'It comes in a form, as `photo`: PNG, JPEG or WebP of at most 5 MB. It is cropped to a square and loses its metadata; nothing is recognized in it. An account may send 100 in an hour; `429` also says that too many are being read at the moment.',
  })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'], 429: ['TOO_MANY_REQUESTS'] })
  @ApiConsumes('multipart/form-data')
  @ApiBody({ schema: { type: 'object', properties: { photo: BINARY.schema } } })
  async putPhoto(
    @CurrentCaller() { userId }: Caller,
    @PieceId() id: string,
    @Body() _form: PhotoDto,
    @UploadedBytes() photo: Buffer | null,
  ): Promise<WardrobePiece> {
    return toPiece(await this.photos.put(userId, id, photo));
  }

  @Delete(':id/photo')
  @ApiOperation({ summary: 'Removes the photograph of a piece', description: 'Without one nothing changes.' })
  @ApiOkResponse({ type: WardrobePiece })
  @ApiProblems({ 404: ['NOT_FOUND'] })
  async removePhoto(@CurrentCaller() { userId }: Caller, @PieceId() id: string): Promise<WardrobePiece> {
    return toPiece(await this.photos.remove(userId, id));
  }
}
